import { Avatar } from '@/ui/base/avatar';
import type { DemoPerson } from './demo';

interface DemoPeopleProps {
  people: readonly DemoPerson[];
  /** Key of the chosen person, or null. */
  chosen: string | null;
  onChoose: (person: DemoPerson) => void;
}

/** The people of the demo beside the login form; choosing one fills it in and presses nothing (DEMO-02). */
export function DemoPeople({ people, chosen, onChoose }: DemoPeopleProps) {
  return (
    <section className="login-people" aria-labelledby="demo-people">
      <h2 id="demo-people" className="h3 mb-1">
        Personas de la demostración
      </h2>
      <p className="text-ui text-body-secondary mb-3">Al elegir una se llenan el correo y la contraseña.</p>
      <ul className="people-grid">
        {people.map((person) => (
          <li key={person.key}>
            <button
              type="button"
              className="person"
              title={person.key}
              aria-pressed={chosen === person.key}
              onClick={() => onChoose(person)}
            >
              <Avatar name={person.name} image={null} size="sm" />
              <span>
                <b translate="no">{person.name}</b>
                <small>{person.description}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
