/** The attachments in the form of a publication: the post's saved ones and the added ones. */
import type { Attachment, Post } from '@/api/resources/publications';
import type { FileKind } from '@/ui/files/file-kind';

/** The edited post's attachments, in three lists as in postRequest (FILE-13). */
type SavedAttachments = Readonly<Record<'images' | 'videos' | 'files', readonly Attachment[]>>;

export interface AddedAttachment {
  /** Unique in the form; names are not. */
  readonly id: number;
  readonly kind: FileKind;
  /** The chosen file's name; a compressed image is sent under another (FILE-15). */
  readonly name: string;
  /** Bytes, before compression (FILE-04). */
  readonly size: number;
  /** The chosen file, as it was before compression (FILE-19). */
  readonly source: File;
  /** The file to send. Missing after restoring a draft, because JSON cannot hold a File. */
  readonly file: File;
}

export interface AttachmentsValue {
  readonly kept: SavedAttachments;
  readonly added: readonly AddedAttachment[];
}

/** The initial attachments of an edit; none for a new post. */
export function attachmentsOf(post: Pick<Post, 'images' | 'videos' | 'files'> | null): AttachmentsValue {
  return { kept: { images: post?.images ?? [], videos: post?.videos ?? [], files: post?.files ?? [] }, added: [] };
}

const ATTACHMENT: Attachment = { id: 0, name: '', url: '' };

/** The expected shape of a draft, with one item in each list (SAFE-29). */
export function sampleAttachments({ kept }: AttachmentsValue): AttachmentsValue {
  const sample = ([first = ATTACHMENT]: readonly Attachment[]) => [first];
  return {
    kept: { images: sample(kept.images), videos: sample(kept.videos), files: sample(kept.files) },
    added: [{ id: 0, kind: 'image', name: '', size: 0, source: new File([], ''), file: new File([], '') }],
  };
}

const hasFile = ({ file }: AddedAttachment) => file instanceof File;

/** The added attachments whose file is available. */
export const presentOf = ({ added }: AttachmentsValue): AddedAttachment[] => added.filter(hasFile);

/** The names of a restored draft's files, which have to be chosen again (SAFE-03). */
export const lostNames = ({ added }: AttachmentsValue): string[] => added.filter((each) => !hasFile(each)).map(({ name }) => name);

export const withoutLost = (value: AttachmentsValue): AttachmentsValue => ({ ...value, added: presentOf(value) });

/** Adds chosen attachments. A new image replaces the previous one (FILE-07), and a file replaces its lost name. */
export function withAdded(value: AttachmentsValue, chosen: readonly AddedAttachment[]): AttachmentsValue {
  const hasImage = chosen.some(({ kind }) => kind === 'image');
  const stays = (added: AddedAttachment) =>
    hasFile(added) ? !(hasImage && added.kind === 'image') : chosen.every(({ name }) => name !== added.name.normalize());
  return { ...value, added: [...value.added.filter(stays), ...chosen] };
}

export const withoutAdded = (value: AttachmentsValue, id: number): AttachmentsValue => ({
  ...value,
  added: value.added.filter((each) => each.id !== id),
});

/** Removes a saved attachment, which postRequest then omits (FILE-13). */
export function withoutKept(value: AttachmentsValue, list: keyof SavedAttachments, id: number): AttachmentsValue {
  return { ...value, kept: { ...value.kept, [list]: value.kept[list].filter((each) => each.id !== id) } };
}

/** The number of attachments that counts towards the limit (FILE-02). */
export function countOf(value: AttachmentsValue): number {
  const { images, videos, files } = value.kept;
  return images.length + videos.length + files.length + presentOf(value).length;
}

/** The bytes that count towards the limit: those of added attachments (FILE-04). */
export const bytesOf = (value: AttachmentsValue): number => presentOf(value).reduce((sum, { size }) => sum + size, 0);

const PART = { image: 'images', video: 'videos', document: 'files' } as const;

/** The file parts of PUT /api/posts; an empty list makes no part (FILE-10). */
export function partsOf(value: AttachmentsValue): Record<'images' | 'videos' | 'files', File[]> {
  const parts = { images: [] as File[], videos: [] as File[], files: [] as File[] };
  for (const { kind, file } of presentOf(value)) parts[PART[kind]].push(file);
  return parts;
}
