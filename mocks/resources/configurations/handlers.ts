import { configurations } from '@/api/resources/configurations';
import { implement } from '@mocks/backend/implement';
import type { Row } from '@mocks/store/tables';

const configurationAnswer = ({ id, name, active }: Row<'configurations'>) => ({ id, name, active });

export const operations = implement(configurations, {
  list: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    return { configurations: db.configurations.where((row) => row.schoolId === schoolId).map(configurationAnswer) };
  },

  toggle: ({ params, schoolId, db, refuse }) => {
    const configuration = db.configurations.find(params.configurationId);
    if (!configuration || configuration.schoolId !== schoolId) return refuse('notFound');
    return configurationAnswer(db.configurations.update(configuration.id, { active: !configuration.active }));
  },
});
