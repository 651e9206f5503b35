import { schools, type School } from '@/api/resources/schools';
import vocabulary from '@fixtures/vocabulary.json';
import { implement } from '@mocks/backend/implement';
import type { Row } from '@mocks/store/tables';

/** The municipalities of the vocabulary, with their official codes. */
const CITIES = vocabulary.municipios.map(([label = '', code]) => ({ id: Number(code), label }));

const schoolAnswer = ({ subjectWord: _, roomWord: __, ...school }: Row<'schools'>): School => school;

export const operations = implement(schools, {
  get: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    const school = db.schools.find(schoolId);
    return school ? schoolAnswer(school) : refuse('notFound');
  },

  edit: ({ params, form: { schoolRequest: sent, file }, schoolId, db, keep, refuse }) => {
    if (params.id !== schoolId) return refuse('forbidden');
    if (sent.id !== schoolId || (file !== null && !file.type.startsWith('image/'))) return refuse('badRequest');
    if (sent.schoolCity !== null && !CITIES.some(({ label }) => label === sent.schoolCity)) return refuse('unknownCity');
    // SCHO-15: without a new logo the stored one stays. SCHO-24: the sent name and e-mail are ignored.
    const logo = file && db.attachments.find(keep(file));
    const school = db.schools.update(schoolId, {
      schoolPhone: sent.schoolPhone.trim(),
      schoolAddress: sent.schoolAddress.trim(),
      schoolCity: sent.schoolCity,
      ...(logo && { image: logo.url }),
    });
    return schoolAnswer(school);
  },

  listCities: () => ({ cities: CITIES }),

  getWords: ({ schoolId, db }) => {
    const school = db.schools.find(schoolId);
    return { subject: school?.subjectWord ?? null, room: school?.roomWord ?? null };
  },
});
