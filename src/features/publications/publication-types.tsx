import { ChevronRight } from 'lucide-react';
import type { PostType } from '@/api/resources/publications';
import { Button } from '@/ui/base/button';
import { POST_TYPE } from './post-type';

const ABOUT: Record<PostType, string> = {
  HOMEWORK: 'Lo que hay que entregar de una asignatura, y hasta cuándo.',
  INSTITUTIONAL: 'Lo que las familias deben saber de una asignatura.',
  EVENT: 'Lo que va a pasar en el colegio, con lugar y fechas si ya los tiene.',
  NOTICE: 'Un aviso para los cursos o para los profesores.',
};

export interface PublicationTypesProps {
  types: readonly PostType[];
  onChoose: (type: PostType) => void;
  onCancel: () => void;
}

/** The choice of type; one press opens its form (POST-02 to POST-05). */
export function PublicationTypes({ types, onChoose, onCancel }: PublicationTypesProps) {
  return (
    <>
      <ul className="type-list">
        {types.map((type) => {
          const { label, icon: Icon, className } = POST_TYPE[type];
          return (
            <li key={type}>
              <button
                type="button"
                className={`type-card ${className}`}
                aria-labelledby={`type-${type}`}
                aria-describedby={`about-${type}`}
                onClick={() => onChoose(type)}
              >
                <span className="type-icon">
                  <Icon className="icon" />
                </span>
                <span>
                  <span className="d-block fw-semibold" id={`type-${type}`}>
                    {label}
                  </span>
                  <span className="text-ui text-body-secondary" id={`about-${type}`}>
                    {ABOUT[type]}
                  </span>
                </span>
                <ChevronRight className="icon" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="d-flex justify-content-end">
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </>
  );
}
