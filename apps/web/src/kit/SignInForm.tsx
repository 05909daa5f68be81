import { Button, PasswordInput, Stack } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TextField } from './fields/TextFields.tsx';
import { moveOn } from './page/move-on.ts';
import { useMessage } from './text.ts';

interface Props {
  words: { userId: string; password: string; enter: string; showPassword: string };
  /** Whether the user was let in. */
  signIn: (user_id: string, password: string) => Promise<boolean>;
  busy: boolean;
  /** Why what was typed is refused. */
  problem: string;
  /** Something else is typed. */
  forgive: () => void;
  /** Height of the button: larger where a thumb presses it. */
  size?: 'md' | 'lg';
  autoFocus?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** User id and password; what is missing or was wrong gets the focus. */
export const SignInForm = (props: Props) => {
  const { words, signIn, busy, problem, forgive, size = 'md', autoFocus = false, onKeyDown } = props;
  const message = useMessage();
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'user' | 'password' | null>(null);
  const userInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const submit = async () => {
    const empty = user === '' ? 'user' : password === '' ? 'password' : null;
    setMissing(empty);
    if (empty) (empty === 'user' ? userInput : passwordInput).current?.focus();
    else if (!(await signIn(user, password))) passwordInput.current?.select();
  };
  const required = (which: 'user' | 'password', label: string) =>
    missing === which && message('WAJIB_DIISI', { label });
  return (
    <form
      noValidate
      onKeyDown={(event) => {
        onKeyDown?.(event);
        moveOn(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="sm">
        <TextField
          ref={userInput}
          size="md"
          label={words.userId}
          value={user}
          onChange={(next) => {
            setUser(next);
            forgive();
          }}
          error={required('user', words.userId)}
          autoComplete="username"
          maxLength={30}
          autoFocus={autoFocus}
        />
        <PasswordInput
          ref={passwordInput}
          size="md"
          label={words.password}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            forgive();
          }}
          error={required('password', words.password) || problem}
          autoComplete="current-password"
          maxLength={200}
          visibilityToggleButtonProps={{ 'aria-label': words.showPassword }}
        />
        <Button type="submit" variant="filled" size={size} mt={6} loading={busy}>
          {words.enter}
        </Button>
      </Stack>
    </form>
  );
};
