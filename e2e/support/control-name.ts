/** A control by what it shows, whether or not its name goes on with its record (KEYS-06): 'Ver' also finds 'Ver Ana Ruiz'. */
export const named = (shown: string): RegExp => RegExp(`^${shown.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}($| )`);
