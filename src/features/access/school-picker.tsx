import { useId, useState } from 'react';
import type { LoginSchool } from '@/api/resources/accounts';
import { Button } from '@/ui/base/button';
import { mediaAddress } from '@/ui/base/media-address';
import { useSingleRun } from '@/ui/platform/use-single-run';

interface SchoolPickerProps {
  schools: readonly LoginSchool[];
  onChosen: (school: LoginSchool) => Promise<void>;
  /** Back to the credentials. */
  onBack: () => void;
}

/** The schools as radio buttons with name and image; 'Continuar' needs one picked (AUTH-17, AUTH-18). */
export function SchoolPicker({ schools, onChosen, onBack }: SchoolPickerProps) {
  const group = useId();
  const [chosen, setChosen] = useState<LoginSchool | null>(null);
  const [busy, submit] = useSingleRun(async () => {
    // The screen shows the failure; the choice stays (AUTH-25).
    if (chosen) await onChosen(chosen).catch(() => undefined);
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className="d-grid gap-2 mb-4">
        <legend className="visually-hidden">Colegio</legend>
        {schools.map((school) => {
          const picture = mediaAddress(school.imageUrl);
          return (
            <div key={school.id}>
              <input
                className="btn-check"
                type="radio"
                name={group}
                id={`${group}-${school.id}`}
                checked={chosen?.id === school.id}
                // The choice is locked while its school opens.
                onChange={() => {
                  if (!busy) setChosen(school);
                }}
              />
              <label className="choice" htmlFor={`${group}-${school.id}`}>
                {picture !== null && <img src={picture} alt="" width="44" height="44" />}
                <span className="fw-semibold text-break" translate="no">
                  {school.name}
                </span>
                <span className="dot" />
              </label>
            </div>
          );
        })}
      </fieldset>
      <Button type="submit" kind="primary" className="w-100" busy={busy} disabled={chosen === null}>
        Continuar
      </Button>
      <p className="text-center my-3">
        <Button kind="text" onClick={onBack} disabled={busy}>
          Ingresar con otra cuenta
        </Button>
      </p>
    </form>
  );
}
