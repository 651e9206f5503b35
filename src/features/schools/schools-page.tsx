import { PageHead } from '@/ui/page/page-head';
import { Tabs } from '@/ui/page/tabs';
import { useOpenTab } from '@/ui/page/use-open-tab';
import { lazyComponent } from '@/ui/page/lazy-component';
import { SchoolInformation } from './school-information';

/** Lazy: only the first tab is loaded with the page (P2). */
const GeneralSettings = lazyComponent(async () => (await import('./general-settings')).GeneralSettings);
const LearningSettings = lazyComponent(async () => (await import('./learning-settings')).LearningSettings);

/** SCHO-01, SCHO-02 */
const TABS = [
  { id: 0, name: 'informacion', label: 'Información General', Content: SchoolInformation },
  { id: 1, name: 'general', label: 'Configuración General', Content: GeneralSettings },
  { id: 2, name: 'aprendizaje', label: 'Configuración Aprendizaje', Content: LearningSettings },
] as const;

const NAMES = TABS.map(({ name }) => name);

/** /dashboard/schools: 'Institución'. */
export function SchoolsPage() {
  const [chosen, choose] = useOpenTab(NAMES);
  const Content = TABS[chosen]?.Content;
  return (
    <>
      <PageHead heading="Institución" />
      <Tabs label="Institución" tabs={TABS} chosen={chosen} onChoose={choose}>
        {Content && <Content />}
      </Tabs>
    </>
  );
}
