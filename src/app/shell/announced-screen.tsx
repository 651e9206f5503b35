import { PageHead } from '@/ui/page/page-head';

/** A screen that is in the menu and whose content is still to come. */
export function AnnouncedScreen({ heading }: { heading: string }) {
  return (
    <>
      <PageHead heading={heading} />
      <p>Esta sección estará disponible pronto.</p>
    </>
  );
}
