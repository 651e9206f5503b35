import { Plus, TableProperties, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { activityTypeText } from '@/school/learning/activity-words';
import { newAchievementAddress } from '@/school/learning/learning-place';
import { LINKS } from '@/school/learning/place-links';
import type { AchievementFigures, ActivityFigures, PlaceFigures } from '@/school/learning/survey/figures';
import { counted } from '@/ui/base/plural';
import { Button } from '@/ui/base/button';
import { wordsOf, type PairView } from './pair-view';

/** How many of the lacking are named. */
const NAMED = 5;

/** 'Ana Niño, Luis Ríos' and, of more than five, 'y 3 más' (TRAC-09). */
function Lacking({ students }: { students: ActivityFigures['lacking'] }) {
  if (students.length === 0) return null;
  const more = students.length - NAMED;
  return (
    <p className="pair-lacking">
      <span>Falta la nota de: </span>
      <span translate="no">
        {students
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ')}
      </span>
      {more > 0 && <span>{` y ${more} más`}</span>}
    </p>
  );
}

function Part({ part: { activity, given, due, lacking } }: { part: ActivityFigures }) {
  return (
    <li>
      <div className="pair-activity">
        {activity ? (
          <>
            <span translate="no">{activity.title}</span>
            <span className="pair-kind num">{`${activityTypeText(activity.type)}, ${activity.weight} %`}</span>
          </>
        ) : (
          <span>Nota del logro</span>
        )}
        <span className="num">{`${given} de ${due}`}</span>
      </div>
      <Lacking students={lacking} />
    </li>
  );
}

function Achievement({ achievement: { title, parts, weights } }: { achievement: AchievementFigures }) {
  return (
    <section className="pair-achievement">
      <h3 translate="no">{title}</h3>
      {weights !== null && weights !== 100 && <p className="pair-note num">{`Pesos: ${weights} %`}</p>}
      {parts.length === 0 ? (
        <p className="pair-note">Sin actividades</p>
      ) : (
        <ul>
          {parts.map((part) => (
            <Part key={part.activity?.id ?? 0} part={part} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
}

/** The links to where a pair's work is done, at its place (TRAC-09). */
function stepsOf({ pair, place }: PairView, figures: PlaceFigures, isAdmin: boolean): Step[] {
  const lacking = figures.list.find(({ given, due }) => given < due) ?? figures.list[0];
  const teacherId = isAdmin ? pair.teachers[0]?.id : undefined;
  const grid: Step[] = lacking
    ? [
        {
          label: isAdmin ? 'Ver planilla rápida' : 'Abrir planilla rápida',
          icon: TableProperties,
          to: LINKS.grid.addressOf({ teacherId, ...place, indicatorId: lacking.id }),
        },
      ]
    : [];
  if (isAdmin) return grid;
  const bare =
    figures.list.find(({ parts }) => parts.length === 0) ?? figures.list.find(({ weights }) => weights !== null && weights < 100);
  const open = bare ?? (figures.list.some(({ weights }) => weights !== null) ? figures.list[0] : undefined);
  return [
    ...grid,
    ...(open ? [{ label: 'Agregar actividad', icon: Plus, to: LINKS.activities.addressOf({ ...place, indicatorId: open.id }) }] : []),
    { label: 'Nuevo logro', icon: Plus, to: newAchievementAddress(place) },
  ];
}

/** A pair's teachers, achievements, activities and who lacks a mark, with the ways to where it is done (TRAC-09). */
export function PairDetail({ view, onReview }: { view: PairView; onReview: () => void }) {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const { pair, figures, state } = view;
  const isAsked = state === 'waiting' || state === 'running';
  return (
    <div className="pair-detail">
      <p className="pair-teachers" translate="no">
        {pair.teachers.map(({ name }) => name).join(', ')}
      </p>
      {figures ? (
        <>
          <p className="pair-sum num">
            {figures.state === 'figures'
              ? `${wordsOf(figures).main} · ${figures.given} de ${counted(figures.due, 'nota', 'notas')}`
              : wordsOf(figures).main}
          </p>
          <div className="pair-steps">
            {stepsOf(view, figures, isAdmin).map(({ label, icon: Icon, to }) => (
              <Link key={label} className="btn btn-quiet" to={to}>
                <Icon className="icon" />
                <span>{label}</span>
              </Link>
            ))}
          </div>
          {figures.list.map((achievement) => (
            <Achievement key={achievement.id} achievement={achievement} />
          ))}
        </>
      ) : isAsked ? (
        <p role="status" aria-busy="true">
          Revisando…
        </p>
      ) : (
        <>
          <p>{state === 'failed' ? 'No se pudo revisar' : 'Sin revisar'}</p>
          <Button onClick={onReview}>{state === 'failed' ? 'Reintentar' : 'Revisar'}</Button>
        </>
      )}
    </div>
  );
}
