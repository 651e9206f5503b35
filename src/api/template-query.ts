import { queryOf } from './client';
import { templates, type TemplateUrls } from './templates';

/** Query options of one template's address. */
export const templateOf = (list: keyof TemplateUrls) => ({
  ...queryOf(templates.getUrls, {}),
  select: (urls: TemplateUrls) => urls[list],
});
