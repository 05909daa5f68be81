import { useLocation } from '@tanstack/react-router';

/** Which screen stands; who asks is not drawn anew when the screen is only asked something else. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname });
