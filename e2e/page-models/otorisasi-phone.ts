import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';

/** A finger that is always there: the device's own reader, as Chromium's WebAuthn domain plays it. */
export const giveReader = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Registers this device's reader in the dialog that is open. */
export const registerFinger = async (page: Page, device: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Daftarkan sidik jari' });
  await dialog.getByLabel('Nama perangkat').fill(device);
  await dialog.getByRole('textbox', { name: 'Password anda' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Daftarkan sidik jari' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** The authenticator page on a supervisor's phone. */
export class OtorisasiPhone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Comes in by the page's own door. */
  async enter(user_id: string): Promise<void> {
    await this.page.goto('/otorisator');
    await this.page.getByLabel('User ID').fill(user_id);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Masuk' }).click();
    await this.ready();
  }

  /** Until news arrive. */
  async ready(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Menunggu keputusan' }).waitFor();
    await this.page.getByRole('img', { name: 'Terhubung' }).waitFor();
  }

  /** The one request that waits. */
  get request(): Locator {
    return this.page.getByRole('article');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Permintaan otorisasi' });
  }

  get empty(): Locator {
    return this.page.getByText('Tidak ada permintaan yang menunggu');
  }

  async accept(): Promise<void> {
    await this.request.getByRole('button', { name: 'Setujui' }).click();
    await this.dialog.waitFor();
  }

  async byPassword(password = PASSWORD): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.dialog.getByRole('button', { name: 'Setujui dengan password' }).click();
  }

  async byFinger(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Setujui dengan sidik jari' }).click();
  }

  /** Refuses with one of the quick reasons. */
  async reject(reason: string): Promise<void> {
    await this.request.getByRole('button', { name: 'Tolak' }).click();
    await this.dialog.getByText(reason).click();
    await this.dialog.getByRole('button', { name: 'Tolak permintaan' }).click();
  }

  /** Opens a request by the code below its QR. */
  async type(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Pindai QR' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Pindai QR' });
    await dialog.getByLabel('Kode di bawah QR').fill(code);
    await dialog.getByRole('button', { name: 'Buka permintaan' }).click();
    await this.dialog.waitFor();
  }
}
