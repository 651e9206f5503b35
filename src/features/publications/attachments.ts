/** The attachments of a publication being written: those its post already has, and those chosen since. */
import type { Attachment, Post } from '@/api/resources/publications';
import type { FileKind } from '@/ui/files/file-kind';

/** Of the post that is edited; in the post's own three lists, as postRequest names those kept (FILE-13). */
type SavedAttachments = Readonly<Record<'images' | 'videos' | 'files', readonly Attachment[]>>;

export interface AddedAttachment {
  /** Tells it from others of its name. */
  readonly id: number;
  readonly kind: FileKind;
  /** As it was chosen; a compressed image is sent under another (FILE-15). */
  readonly name: string;
  /** Bytes, before compression (FILE-04). */
  readonly size: number;
  /** What is sent. JSON drafts cannot hold a File: a recovered one has none. */
  readonly file: File;
}

export interface AttachmentsValue {
  readonly kept: SavedAttachments;
  readonly added: readonly AddedAttachment[];
}

/** Of the post as an edit opens with it; none for a new one. */
export function attachmentsOf(post: Pick<Post, 'images' | 'videos' | 'files'> | null): AttachmentsValue {
  return { kept: { images: post?.images ?? [], videos: post?.videos ?? [], files: post?.files ?? [] }, added: [] };
}

const ATTACHMENT: Attachment = { id: 0, name: '', url: '' };

/** One item in each list, for a draft to be held against (SAFE-29); of a file nothing comes back from one. */
export function sampleAttachments({ kept }: AttachmentsValue): AttachmentsValue {
  const sample = ([first = ATTACHMENT]: readonly Attachment[]) => [first];
  return {
    kept: { images: sample(kept.images), videos: sample(kept.videos), files: sample(kept.files) },
    added: [{ id: 0, kind: 'image', name: '', size: 0, file: new File([], '') }],
  };
}

const isHere = ({ file }: AddedAttachment) => file instanceof File;

/** Those that are there to be sent. */
export const presentOf = ({ added }: AttachmentsValue): AddedAttachment[] => added.filter(isHere);

/** Names that a recovered draft remembers without their files: they have to be chosen again (SAFE-03). */
export const lostNames = ({ added }: AttachmentsValue): string[] => added.filter((one) => !isHere(one)).map(({ name }) => name);

export const withoutLost = (value: AttachmentsValue): AttachmentsValue => ({ ...value, added: presentOf(value) });

/** With what was chosen: a new image in place of the former one (FILE-07), a lost file in place of its name. */
export function withAdded(value: AttachmentsValue, chosen: readonly AddedAttachment[]): AttachmentsValue {
  const hasImage = chosen.some(({ kind }) => kind === 'image');
  const stays = (one: AddedAttachment) =>
    isHere(one) ? !(hasImage && one.kind === 'image') : chosen.every(({ name }) => name !== one.name);
  return { ...value, added: [...value.added.filter(stays), ...chosen] };
}

export const withoutAdded = (value: AttachmentsValue, id: number): AttachmentsValue => ({
  ...value,
  added: value.added.filter((one) => one.id !== id),
});

/** Without one of the post's own: it is left out of postRequest (FILE-13). */
export function withoutKept(value: AttachmentsValue, list: keyof SavedAttachments, id: number): AttachmentsValue {
  return { ...value, kept: { ...value.kept, [list]: value.kept[list].filter((one) => one.id !== id) } };
}

/** How many count to the five (FILE-02). */
export function countOf(value: AttachmentsValue): number {
  const { images, videos, files } = value.kept;
  return images.length + videos.length + files.length + presentOf(value).length;
}

/** Bytes that count to the 10 MB: those of new attachments alone (FILE-04). */
export const bytesOf = (value: AttachmentsValue): number => presentOf(value).reduce((sum, { size }) => sum + size, 0);

const PART = { image: 'images', video: 'videos', document: 'files' } as const;

/** The parts of PUT /api/posts; a kind with none is an empty list and has no part (FILE-10). */
export function partsOf(value: AttachmentsValue): Record<'images' | 'videos' | 'files', File[]> {
  const parts = { images: [] as File[], videos: [] as File[], files: [] as File[] };
  for (const { kind, file } of presentOf(value)) parts[PART[kind]].push(file);
  return parts;
}
