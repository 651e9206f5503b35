const MAIL = /^mailto:[^\s@]+@[^\s@.]+\.[^\s@]+$/i;

/**
 * The address that the typed text means: a bare domain gets 'https://', an e-mail 'mailto:'.
 *
 * @returns null for anything but a web or e-mail address
 */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (MAIL.test(text)) return text;
  if (/^[^@/:]+@[^@/:]+$/.test(text)) return linkAddressOf(`mailto:${text}`);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { username, hostname } = new URL(address);
  // A name before the domain ('banco.example@otro.example') looks like another site: refused. Requiring a dot in the
  // domain rejects words and other schemes ('javascript:1').
  return username === '' && /[^.]\.[^.]/.test(hostname) ? address : null;
}
