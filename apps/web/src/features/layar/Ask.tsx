import { jawabLayar, PIN_DIGIT, type TanyaTampil } from '@kadar/contract/endpoints/layar.ts';
import { Button } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { showCount, showRupiah } from '../../kit/format.ts';
import css from './ask.module.css';
import { entered, NOTHING_TYPED, typed } from './pin.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Keys of 64 px, and those of a keyboard. */
const PinPad = ({
  chosen,
  busy,
  problem,
  onPin,
}: {
  chosen: boolean;
  busy: boolean;
  problem: string;
  onPin: (pin: string) => void;
}) => {
  const { t } = useTranslation('layar');
  const [state, setState] = useState(NOTHING_TYPED);
  const key = (digit: string | null) => setState((was) => typed(was, digit));
  const enter = () => {
    const made = entered(state, chosen);
    if (!made || busy) return;
    setState('typed' in made ? made.typed : NOTHING_TYPED);
    if ('pin' in made) onPin(made.pin);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) key(event.key);
    else if (event.key === 'Backspace') key(null);
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) enter();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  const said = state.differs ? t('pinDiffers') : state.pin === '' ? problem : '';
  return (
    <div className={css.pad}>
      <p>{t(state.first === null ? (chosen ? 'pinChoose' : 'pinType') : 'pinAgain')}</p>
      <output className={css.dots} aria-label={t('pinTyped', { n: state.pin.length, of: PIN_DIGIT })}>
        {Array.from({ length: PIN_DIGIT }, (_, at) => (
          <i key={KEYS[at]} data-on={at < state.pin.length || undefined} />
        ))}
      </output>
      <p className={css.problem} role="alert">
        {said}
      </p>
      <div className={css.keys}>
        {KEYS.map((digit) => (
          <Button key={digit} onClick={() => key(digit)}>
            {digit}
          </Button>
        ))}
        <Button onClick={() => key(null)} aria-label={t('pinBack')}>
          <IconBackspace size={24} aria-hidden="true" />
        </Button>
        <Button onClick={() => key('0')}>0</Button>
        <Button variant="filled" onClick={enter} loading={busy} disabled={state.pin.length < PIN_DIGIT}>
          {t('pinEnter')}
        </Button>
      </div>
    </div>
  );
};

const Words = ({ tanya: { jenis, poin, rp, selisih, no_hutang } }: { tanya: TanyaTampil }) => {
  const { t } = useTranslation('layar');
  if (jenis === 'PIN_BARU')
    return (
      <>
        <h1>{t('askNewPin')}</h1>
        <p>{t('pinSecret')}</p>
      </>
    );
  if (jenis === 'PIN_HUTANG_BARU' || jenis === 'PIN_HUTANG')
    return (
      <>
        <h1>{t(jenis === 'PIN_HUTANG' ? 'askPledgePin' : 'askNewPledgePin')}</h1>
        <p className="num">{no_hutang}</p>
        <p>{t('pledgePinSecret')}</p>
      </>
    );
  if (jenis === 'POIN')
    return (
      <>
        <h1>{t('askPoints', { poin: showCount(poin) })}</h1>
        <p>{t('askPointsWorth', { rp: showRupiah(rp) })}</p>
      </>
    );
  return (
    <>
      <h1>{t('askExchange', { rp: showRupiah(rp) })}</h1>
      <p>{t(selisih < 0 ? 'askExchangeGet' : 'askExchangeAdd', { rp: showRupiah(Math.abs(selisih)) })}</p>
    </>
  );
};

/** What the till asks of the customer, until he has answered or his time is over. */
export const Ask = ({ tanya, onDone }: { tanya: TanyaTampil; onDone: () => void }) => {
  const { t } = useTranslation('layar');
  const { id, pin, jenis } = tanya;
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const over = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => over(), tanya.sisa_detik * 1000);
    return () => clearTimeout(timer);
  }, [tanya.sisa_detik]);
  const send = async (setuju: boolean, given?: string) => {
    setBusy(true);
    setProblem('');
    try {
      await call(jawabLayar, { body: { id, setuju, ...(given !== undefined && { pin: given }) } });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.fields.pin?.message ?? error.message);
      // What was answered or withdrawn meanwhile is not asked any more.
      if (!error.fields.pin && error.kind === 'refused') onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className={css.ask}>
      <div className={css.words}>
        <Words tanya={tanya} />
        {!pin && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {pin && (
        <PinPad
          chosen={jenis === 'PIN_BARU' || jenis === 'PIN_HUTANG_BARU'}
          busy={busy}
          problem={problem}
          onPin={(given) => void send(true, given)}
        />
      )}
      <div className={css.answers}>
        <Button onClick={() => void send(false)} disabled={busy}>
          {t('no')}
        </Button>
        {!pin && (
          <Button variant="filled" onClick={() => void send(true)} loading={busy}>
            {t('agree')}
          </Button>
        )}
      </div>
    </main>
  );
};
