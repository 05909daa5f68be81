const keyOf = (user_id: string): string => `kadar.device.finger.${user_id}`;

/**
 * Whether this user's finger was registered or used on this very device. The server knows the address a key belongs to,
 * not the device: a supervisor's laptop and his phone look alike to it.
 */
export const fingerIsHere = (user_id: string): boolean => localStorage.getItem(keyOf(user_id)) !== null;

export const rememberFinger = (user_id: string): void => localStorage.setItem(keyOf(user_id), '1');
