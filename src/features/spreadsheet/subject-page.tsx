import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { TeacherDeep } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import { MarksHeadLinks } from '@/school/learning/place-links';
import { SPREADSHEET, marksPlaceIn, spreadsheetLink, type SpreadsheetAddress } from '@/school/spreadsheet-address';
import { SubjectIcon } from '@/school/subjects/subject-icon';
import { roomsOfTabs } from '@/school/teacher-record';
import { PageHead } from '@/ui/page/page-head';
import { Tabs } from '@/ui/page/tabs';
import { EvaluationPage } from './evaluation-page';
import { ObservationsPage } from './observations-page';
import { useSubjectLook } from './subject-cards';

/** The props of a subject's page: the rooms of its tabs, and its address. */
export interface SubjectPageProps {
  subject: { readonly id: number; readonly name: string };
  rooms: ReturnType<typeof roomsOfTabs>;
  address: SpreadsheetAddress;
}

const PAGES = [
  // EVAL-09
  { id: 0, label: 'Evaluar actividad', tab: undefined },
  { id: 1, label: 'Agregar observación', tab: 'observations' },
] as const;

/** 'Planilla Evaluativa': a subject's two pages (EVAL-02, EVAL-08 to EVAL-10). */
export function SubjectPage({ subject, record, address }: Pick<SubjectPageProps, 'subject' | 'address'> & { record: TeacherDeep }) {
  const { userRole } = useSignedIn();
  const navigate = useNavigate();
  const look = useSubjectLook(subject.id);
  const { teacherId, roomId, periodId, size } = address;
  const chosen = address.tab === 'observations' ? 1 : 0;
  const rooms = roomsOfTabs(record, userRole);
  const page = { subject, rooms, address };
  return (
    <>
      {/* EVAL-10 */}
      <Link className="back-link" to={spreadsheetLink(SPREADSHEET, { teacherId })}>
        <ArrowLeft className="icon icon-sm" />
        Volver
      </Link>
      <PageHead
        heading="Planilla Evaluativa"
        // PLAC-04
        actions={<MarksHeadLinks place={chosen === 0 ? marksPlaceIn(address) : null} room={rooms.find(({ id }) => id === roomId)} />}
        record={
          <div className="page-record">
            <SubjectIcon {...look} />
            <h2 className="record-name" translate="no">
              {subject.name}
            </h2>
          </div>
        }
      />
      <Tabs
        label="Páginas"
        look="segmented"
        tabs={PAGES}
        chosen={chosen}
        // SHAR-25: keeps the room and the period; a tab is a history entry.
        onChoose={(id) =>
          void navigate(spreadsheetLink(SPREADSHEET, { teacherId, subjectId: subject.id, roomId, periodId, size, tab: PAGES[id]?.tab }))
        }
      >
        {chosen === 0 ? <EvaluationPage {...page} /> : <ObservationsPage {...page} />}
      </Tabs>
    </>
  );
}
