/** The screens outside the dashboard. */
import { goWithin, menuOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { headerOf } from './shell';

test('the public screens show neither menu nor header', { tag: ['@LAYO-04:public'] }, async ({ page, app }) => {
  await app.open();
  const publicScreens = [
    ['/auth/login', 'Iniciar sesión'],
    ['/auth/recover', 'Recuperar contraseña'],
    ['/unauthorized', 'You are not authorized to enter this section'],
  ] as const;
  const expectBare = async (address: string, heading: string) => {
    await goWithin(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menuOf(page)).not.toBeAttached();
    await expect(headerOf(page)).not.toBeAttached();
  };
  for (const [address, heading] of publicScreens) await expectBare(address, heading);
  // With a session too, where they open at all.
  await app.signIn('coordinadora');
  for (const [address, heading] of publicScreens.slice(1)) await expectBare(address, heading);
});
