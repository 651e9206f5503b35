import { useNavigate } from 'react-router-dom';
import { mixed, object } from 'yup';
import { PageHead } from '@/ui/page/page-head';
import { Tabs } from '@/ui/page/tabs';
import { useSearchState } from '@/ui/platform/use-search-state';
import { GeneralSettings } from './general-settings';
import { LearningSettings } from './learning-settings';
import { SchoolInformation } from './school-information';

/** SCHO-01 */
const TABS = [
  { id: 'informacion', label: 'Información General', Content: SchoolInformation },
  { id: 'general', label: 'Configuración General', Content: GeneralSettings },
  { id: 'aprendizaje', label: 'Configuración Aprendizaje', Content: LearningSettings },
] as const;

type TabId = (typeof TABS)[number]['id'];

/** SCHO-02: the first one, unless the address names another. */
const inAddress = object({
  tab: mixed<TabId>()
    .oneOf(TABS.map(({ id }) => id))
    .default('informacion'),
});

/** /dashboard/schools: 'Institución'. */
export function SchoolsPage() {
  const navigate = useNavigate();
  const [{ tab }] = useSearchState(inAddress);
  const chosen = TABS.findIndex(({ id }) => id === tab);
  const Content = TABS[chosen]?.Content;
  return (
    <>
      <PageHead heading="Institución" />
      <Tabs
        label="Institución"
        tabs={TABS.map(({ label }, id) => ({ id, label }))}
        chosen={chosen}
        // SHAR-25: a tab is a step of the browser's history.
        onChoose={(id) => void navigate({ search: id === 0 ? '' : `?tab=${TABS[id]?.id ?? ''}` })}
      >
        {Content && <Content />}
      </Tabs>
    </>
  );
}
