import { Download } from '@/ui/xlsx/download';
import type { MarksStore } from './marks-store';

interface MarksDownloadProps {
  store: MarksStore;
  /** Of the achievement. */
  title: string;
  roomName: string;
  subjectName: string;
}

/** 'Descargar planilla' (EXPO-04). */
export const MarksDownload = ({ store, title, roomName, subjectName }: MarksDownloadProps) => (
  <Download
    words="Descargar planilla"
    load={async () => {
      const { downloadedMarks } = await import('./downloaded-marks');
      const textAt = (key: string) => store.cells.get(key).text;
      return async () => ({
        sheet: downloadedMarks({ sheet: store.sheet, title, textAt }),
        name: `Planilla ${roomName} ${subjectName} ${title}`,
      });
    }}
  />
);
