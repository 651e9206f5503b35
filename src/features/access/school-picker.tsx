import { useId, useState } from 'react';
import type { LoginSchool } from '@/api/accounts';
import { Button } from '@/ui/button';

/** The schools as radio buttons with name and image; 'Continuar' needs one picked (AUTH-17, AUTH-18). */
export function SchoolPicker({ schools, onChosen }: { schools: readonly LoginSchool[]; onChosen: (school: LoginSchool) => Promise<void> }) {
  const group = useId();
  const [chosen, setChosen] = useState<LoginSchool | null>(null);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (!chosen || busy) return;
    setBusy(true);
    // The screen shows what failed; the choice stays as it was (AUTH-25).
    await onChosen(chosen).catch(() => setBusy(false));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <fieldset className="d-grid gap-2 mb-4">
        <legend className="visually-hidden">Colegio</legend>
        {schools.map((school) => (
          <div key={school.id}>
            <input
              className="btn-check"
              type="radio"
              name={group}
              id={`${group}-${school.id}`}
              checked={chosen?.id === school.id}
              onChange={() => setChosen(school)}
            />
            <label className="choice" htmlFor={`${group}-${school.id}`}>
              {school.imageUrl !== null && <img src={school.imageUrl} alt="" width="44" height="44" />}
              <span className="fw-semibold text-break">{school.name}</span>
              <span className="dot" />
            </label>
          </div>
        ))}
      </fieldset>
      <Button type="submit" kind="primary" className="w-100" busy={busy} disabled={chosen === null}>
        Continuar
      </Button>
    </form>
  );
}
