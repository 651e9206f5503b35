const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, '').toLowerCase();

/** Makes unique e-mails of a name and a surname, different from the existing ones. */
export function openEmails(existingEmails: readonly string[]): (name: string, surname: string) => string {
  const used = new Set(existingEmails);
  return (name, surname) => {
    for (let count = 1; ; count += 1) {
      const email = `${plain(name)}.${plain(surname)}${count === 1 ? '' : count}@correo.example`;
      if (used.has(email)) continue;
      used.add(email);
      return email;
    }
  };
}
