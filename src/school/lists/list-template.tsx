import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queryOf } from '@/api/core/client';
import { templates, type TemplateUrls } from '@/api/resources/templates';
import { Button } from '@/ui/base/button';
import { webAddress } from '@/ui/base/web-address';
import { saveTemplate } from '@/ui/table-files/template';

/** An address of the server, or a file that the page makes; null: none (UPLO-05). */
export type Template = keyof TemplateUrls | { readonly fileName: string } | null;

const LABEL = (
  <>
    <Download className="icon" />
    <span>Descargar plantilla</span>
  </>
);

const NoTemplate = () => <Button disabled>{LABEL}</Button>;

/** UPLO-04. */
function TemplateLink({ template }: { template: keyof TemplateUrls }) {
  const { data } = useQuery(queryOf(templates.getUrls, {}));
  const address = webAddress(data?.[template]);
  if (address === null) return <NoTemplate />;
  return (
    <a className="btn btn-quiet" href={address} target="_blank" rel="noreferrer">
      {LABEL}
    </a>
  );
}

/** The file to fill in, with these columns. */
export function ListTemplate({ template, columns }: { template: Template; columns: readonly string[] }) {
  if (template === null) return <NoTemplate />;
  if (typeof template === 'string') return <TemplateLink template={template} />;
  // IMPO-05
  return <Button onClick={() => saveTemplate(columns, template.fileName)}>{LABEL}</Button>;
}
