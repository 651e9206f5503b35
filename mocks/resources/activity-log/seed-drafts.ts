/** The content of a generated report, by its type. */
import type { Faker } from '@faker-js/faker';
import type { ActivityType } from '@/api/resources/activity-log';
import * as words from '@fixtures/activity-log';
import type { ReportDraft } from '@fixtures/activity-log';
import { mentions } from '@fixtures/mentions';
import vocabulary from '@fixtures/vocabulary.json';
import type { Row, World } from '@mocks/store/tables';
import { schoolDayBack, timeOfDay } from '@mocks/seeding/calendar';
import type { SeedOptions } from '@mocks/seeding/options';
import type { Said } from './seed-report';

interface Scene {
  readonly subjects: World['subjects'];
  /** Ids of the room's students. */
  readonly children: readonly number[];
  readonly teacher: Row<'teachers'>;
  readonly dice: Faker;
  /** In days from today; negative is past. */
  readonly day: number;
}

const MEALS = [
  { value: 'BREAKFAST', at: '08' },
  { value: 'SNACK', at: '10' },
  { value: 'LUNCH', at: '12' },
] as const;
const AMOUNTS = ['ALL', 'ALL', 'ALMOST_EVERYTHING', 'SOME', 'LITTLE', 'NONE'] as const;
const MOST_STARS = 5;

/** The time ('HH:mm') of a report of that type; the roll comes first. */
export function timeFor(type: ActivityType, { foodType }: ReportDraft, dice: Faker): string {
  const meal = MEALS.find(({ value }) => value === foodType);
  const [from, to] = type === 'CHECKIN' ? [50, 85] : meal ? [Number(meal.at) * 60 - 360, Number(meal.at) * 60 - 330] : [95, 510];
  // In minutes after midnight; `from` and `to` are minutes after six.
  const minutes = 360 + dice.number.int({ min: from, max: to });
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function mentionDraft(category: string, dice: Faker): ReportDraft {
  const types = mentions.filter((mention) => mention.category === category).map(({ description }) => description);
  return {
    mentionType: dice.helpers.arrayElement(types),
    quantityStars: dice.number.int({ min: 1, max: MOST_STARS }),
    comment: dice.helpers.arrayElement(words.mentionComments),
  };
}

function lessonDraft({ subjects, teacher, dice }: Scene): ReportDraft {
  const courseId = dice.helpers.arrayElement(teacher.courses);
  const courseName = subjects.find(({ id }) => id === courseId)?.name ?? null;
  const indicators = vocabulary.logros.filter(({ subject }) => subject === courseName).map(({ title }) => title);
  const indicatorName = dice.helpers.arrayElement(indicators.length > 0 ? indicators : words.plainIndicators);
  return { courseName, indicatorName, description: dice.helpers.arrayElement(words.lessons) };
}

function draftOf(type: ActivityType, scene: Scene): ReportDraft {
  const { dice } = scene;
  switch (type) {
    case 'PHOTO':
      return dice.helpers.arrayElement(words.photos);
    case 'FOOD':
      return {
        foodType: dice.helpers.arrayElement(MEALS).value,
        quantity: dice.helpers.arrayElement(AMOUNTS),
        comment: dice.helpers.arrayElement(words.foodComments),
      };
    case 'MENTION':
      return mentionDraft('Mención', dice);
    case 'HONOR_MENTION':
      return mentionDraft('Honor', dice);
    case 'MOOD': {
      const { title, text } = dice.helpers.arrayElement(words.moods);
      return { moodTitle: title, moodDescription: text };
    }
    case 'INCIDENT': {
      const { text, consideration } = dice.helpers.arrayElement(words.incidents);
      return { incidentDescription: text, consideration };
    }
    case 'LEARNING':
      return lessonDraft(scene);
    case 'REPORTANDCITATION': {
      const { text, consideration } = dice.helpers.arrayElement(words.citations);
      return { description: text, consideration };
    }
    case 'CHECKIN':
      return {};
  }
}

/** The maximum number of children in a report of each type; a roll has all. */
const MOST: Partial<Record<ActivityType, number>> = { PHOTO: 6, FOOD: 6, LEARNING: 8, MENTION: 2 };

export function draftReport(type: ActivityType, scene: Scene, { now }: SeedOptions): Said {
  const { children: all, dice, day } = scene;
  const draft = draftOf(type, scene);
  if (type === 'CHECKIN')
    return { draft, about: all, absent: dice.helpers.arrayElements(all, dice.number.int({ min: 0, max: 3 })), citationDate: null };
  const chosen = new Set(dice.helpers.arrayElements(all, dice.number.int({ min: 1, max: MOST[type] ?? 1 })));
  const citationDate = type === 'REPORTANDCITATION' ? timeOfDay(now, schoolDayBack(now, -day - 5), '07:00') : null;
  return { draft, about: all.filter((id) => chosen.has(id)), absent: [], citationDate };
}
