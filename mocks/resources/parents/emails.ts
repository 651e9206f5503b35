const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, '').toLowerCase();

/** Gives out guardians' e-mails of a name and a surname, no two alike; `taken` are in use already. */
export function openEmails(taken: readonly string[]): (name: string, surname: string) => string {
  const used = new Set(taken);
  return (name, surname) => {
    for (let count = 1; ; count += 1) {
      const email = `${plain(name)}.${plain(surname)}${count === 1 ? '' : count}@correo.example`;
      if (used.has(email)) continue;
      used.add(email);
      return email;
    }
  };
}
