import { describe, expect, test } from 'vitest';
import { forgetSilent, hear, NO_PROCESSES, SILENCE_MS, shownOf, untilSilent } from './progress.ts';

const news = { id: 'a', modal: 'EXPORT-CSV', progress: 0, total: 10 };

describe('the dialog of a process', () => {
  test('stands while progress differs from total, and goes with it', () => {
    const begun = hear(NO_PROCESSES, news, 0);
    expect(shownOf(begun)).toMatchObject({ progress: 0, total: 10 });
    const later = hear(begun, { ...news, progress: 4 }, 5);
    expect(shownOf(later)).toMatchObject({ progress: 4, at: 5 });
    expect(shownOf(hear(later, { ...news, progress: 10 }, 9))).toBeUndefined();
    expect(shownOf(hear(later, { ...news, progress: 11 }, 9))).toBeUndefined();
  });

  test('is not for a process named MATI, nor for one whose end nobody knows', () => {
    expect(shownOf(hear(NO_PROCESSES, { ...news, modal: 'MATI' }, 0))).toBeUndefined();
    expect(shownOf(hear(NO_PROCESSES, { id: 'a', progress: 5 }, 0))).toBeUndefined();
    expect(shownOf(hear(NO_PROCESSES, { id: 'a', progress: 5, total: 9 }, 0))).toBeDefined();
  });

  test('shows the latest of several, then the one before', () => {
    const two = hear(hear(NO_PROCESSES, news, 0), { ...news, id: 'b', progress: 1 }, 1);
    expect(shownOf(two)?.progress).toBe(1);
    expect(shownOf(hear(two, { ...news, id: 'b', progress: 10 }, 2))?.progress).toBe(0);
  });

  test('goes when nothing is heard for a minute', () => {
    const begun = hear(NO_PROCESSES, news, 1000);
    expect(untilSilent(begun, 1000)).toBe(SILENCE_MS);
    expect(shownOf(forgetSilent(begun, 1000 + SILENCE_MS - 1))).toBeDefined();
    expect(shownOf(forgetSilent(begun, 1000 + SILENCE_MS))).toBeUndefined();
    expect(untilSilent(NO_PROCESSES, 0)).toBeNull();
  });
});
