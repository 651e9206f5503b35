import { Plus } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { lazyComponent } from '@/ui/page/lazy-component';
import { PageHead } from '@/ui/page/page-head';
import { useFeedRestart } from './feed';
import { useFeedPlace } from './feed-place';
import { POST_TYPE, typesOf } from './post-type';
import { useForgottenDraft } from './publication-draft';
import { PublicationFeed } from './publication-feed';
import type { PublicationDuplicateProps } from './publication-duplicate';
import type { PublicationFormProps } from './publication-form';
import type { PublicationTypesProps } from './publication-types';
import { usePublishingStep, type PublishingStep } from './publishing-step';

const PublicationTypes = lazyComponent<PublicationTypesProps>(async () => (await import('./publication-types')).PublicationTypes);

/** Loaded lazily: the editor is larger than the rest of the screen. */
const PublicationForm = lazyComponent<PublicationFormProps>(async () => (await import('./publication-form')).PublicationForm);

const PublicationDuplicate = lazyComponent<PublicationDuplicateProps>(
  async () => (await import('./publication-duplicate')).PublicationDuplicate,
);

/** Scrolls each step to its top, and the list to its last position. Returns a function that forgets that position. */
function useStepScroll(step: PublishingStep): () => void {
  const listScrollY = useRef(0);
  // Otherwise the browser restores its own scroll position on Back and Forward, after this one.
  useEffect(() => {
    const previous = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = previous;
    };
  }, []);
  useLayoutEffect(() => {
    if (step !== 'list') {
      window.scrollTo(0, 0);
      return;
    }
    window.scrollTo(0, listScrollY.current);
    const onScroll = () => {
      listScrollY.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [step]);
  return useCallback(() => {
    listScrollY.current = 0;
  }, []);
}

/** Focuses `main` at each new step, as on a new screen: the focused button has disappeared. */
function useStepFocus(step: PublishingStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [step]);
}

/** /dashboard/publications/list: the feed, the choice of a type, and its form (POST-01 to POST-06). */
export function PublicationsPage() {
  const { userRole } = useSignedIn();
  const types = typesOf(userRole);
  const { step, from, isChosen, go, goToList } = usePublishingStep(types);
  const isList = step === 'list';
  const restart = useFeedRestart();
  const forgetScroll = useStepScroll(step);
  useStepFocus(step);
  useFeedPlace();
  useForgottenDraft(isList, isChosen);

  /** An empty list has the button to publish itself. */
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (isList) restart({ ifLacking: true });
  }, [isList, restart]);
  const type = isList || step === 'types' ? null : step;
  const heading = type ? POST_TYPE[type].label : isList ? 'Publicaciones' : 'Crear Publicación';
  const close: PublicationFormProps['onClose'] = (outcome) => {
    if (outcome === 'saved') {
      forgetScroll();
      restart({ fromTop: true });
    }
    goToList();
  };
  const create = (
    <Button kind="primary" onClick={() => go('types')}>
      <Plus className="icon" />
      Crear Publicación
    </Button>
  );
  return (
    <div className={type ? `w-form ${POST_TYPE[type].className}` : 'w-feed'}>
      <PageHead
        heading={heading}
        marked={type !== null}
        // DUPL-02
        meta={type !== null && from !== null ? 'Los archivos y las fechas no se copian.' : undefined}
        actions={isList && !isEmpty && create}
      />
      {/* Hidden, not unmounted: coming back sends no request. */}
      <div hidden={!isList}>
        <PublicationFeed isShown={isList} create={create} onEmpty={setEmpty} />
      </div>
      {step === 'types' && <PublicationTypes types={types} onChoose={go} onCancel={goToList} />}
      {type && from === null && <PublicationForm key={type} type={type} post={null} onClose={close} />}
      {type && from !== null && <PublicationDuplicate key={`${type} ${from}`} type={type} from={from} onClose={close} />}
    </div>
  );
}
