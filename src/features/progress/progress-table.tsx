import { useMedia } from '@/ui/platform/use-media';
import { usePrinting } from '@/ui/platform/use-printing';
import { PairCell } from './pair-cell';
import { byRoom, shareOfViews, shareText, subjectsOf, type PairView } from './pair-view';

/** Narrower than Bootstrap's `md`. */
const NARROW = '(max-width: 767.98px)';

interface ProgressTableProps {
  /** Of all rooms, by room. */
  views: readonly PairView[];
  /** The rooms whose rows are kept. */
  kept: ReadonlySet<number>;
  openKey: string | null;
  onOpen: (view: PairView, opener: HTMLElement) => void;
  onRetry: (view: PairView) => void;
}

/** A room's or a subject's name with its share. */
const Head = ({ name, views }: { name: string; views: readonly PairView[] }) => (
  <>
    <span className="progress-name" translate="no">
      {name}
    </span>
    <span className="progress-share num">{shareText(shareOfViews(views))}</span>
  </>
);

/** On a phone: a list by room (TRAC-14). */
function ProgressList({ views, kept, openKey, ...actions }: ProgressTableProps) {
  return (
    <>
      {byRoom(views)
        .filter(({ room }) => kept.has(room.id))
        .map(({ room, views: own }) => (
          <section key={room.id} className="card progress-room" aria-labelledby={`room-${room.id}`}>
            <h2 id={`room-${room.id}`}>
              <Head name={room.name} views={own} />
            </h2>
            <ul>
              {own.map((view) => (
                <li key={view.key}>
                  <span className="progress-name" translate="no">
                    {view.pair.subject.name}
                  </span>
                  <PairCell view={view} isOpen={openKey === view.key} {...actions} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

/** A row for each room and a column for each subject (TRAC-07, TRAC-08). */
export function ProgressTable({ views, kept, openKey, ...actions }: ProgressTableProps) {
  const isPrinting = usePrinting();
  const isNarrow = useMedia(NARROW) && !isPrinting;
  if (isNarrow) return <ProgressList {...{ views, kept, openKey, ...actions }} />;
  const subjects = subjectsOf(views);
  return (
    <div className="card progress-scroll">
      <table className="progress-table">
        <caption className="visually-hidden">Cursos y asignaturas</caption>
        <thead>
          <tr>
            <th scope="col">Curso</th>
            {subjects.map(({ id, name }) => (
              <th key={id} scope="col">
                <Head name={name} views={views.filter(({ pair }) => pair.subject.id === id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byRoom(views)
            .filter(({ room }) => kept.has(room.id))
            .map(({ room, views: own }) => (
              <tr key={room.id}>
                <th scope="row">
                  <Head name={room.name} views={own} />
                </th>
                {subjects.map(({ id }) => {
                  const view = own.find(({ pair }) => pair.subject.id === id);
                  return <td key={id}>{view && <PairCell view={view} isOpen={openKey === view.key} {...actions} />}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
