const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i;

/**
 * The address that somebody meant: 'https://' is put before a bare domain, 'mailto:' before an e-mail.
 *
 * @returns null for what is no address of the web or of mail
 */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (MAIL.test(text)) return text;
  if (/^[^@/:]+@[^@/:]+$/.test(text)) return linkAddressOf(`mailto:${text}`);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { username, hostname } = new URL(address);
  // A name before the domain ('banco.example@otro.example') reads as the place it does not lead to. A domain has a dot,
  // which keeps words and other schemes ('javascript:1') out.
  return username === '' && /[^.]\.[^.]/.test(hostname) ? address : null;
}
