import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';
import { alsoLoaded } from '@/school/lists/also-loaded';
import { UploadListDialog } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { mentionTexts } from './mention-values';
import { MENTIONS_FORM, useMentionsForm } from './mentions-form';

const COLUMNS = ['Nombre'];

/** 'Cargar Lista' of mentions, which have no template (UPLO-05). */
export const MentionsUpload = isolateDialog(function MentionsUpload({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const categoryList = useQuery(queryOf(mentions.listCategories, {}));
  const { data } = categoryList;
  const list = useMentionsForm(data?.categories[0]?.id ?? 0);
  return (
    <UploadListDialog
      title="Cargar lista de menciones"
      columns={COLUMNS}
      template={null}
      list={alsoLoaded(list, categoryList)}
      fields={useMemo(() => mentionTexts(data?.categories ?? []), [data])}
      onPassed={() => void navigate(MENTIONS_FORM)}
      onClose={onClose}
    />
  );
});
