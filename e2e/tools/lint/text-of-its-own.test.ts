import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.mjs';

const REFUSED = [
  '<p>Hola {name}</p>',
  '<p>{`${count} de `}{all}</p>',
  '<button>{busy && <i />}Guardar</button>',
  '<p><b>{name}</b>{period && ` · ${period}`}</p>',
  '<p>{name}<small>{more}</small></p>',
  '<>{name}</>',
  '<>Sin nombre</>',
  "<p><i />{isOpen ? 'Abierto' : 'Cerrado'}</p>",
  '<ul>{names.map((name) => name)}<li /></ul>',
  '<p><i />{textOf(name)}</p>',
];

const TAKEN = [
  '<p>{`Hola ${name}`}</p>',
  '<p>{name}</p>',
  "<p>{isOpen ? 'Abierto' : 'Cerrado'}</p>",
  '<button><i />Guardar</button>',
  '<button>{busy && <i />}<span>Guardar</span></button>',
  '<p><b>{name}</b><span>{more}</span></p>',
  '<div>{isOpen && <i />}{children}</div>',
  '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li /></ul>',
  '<p>{/* a comment */}{name}</p>',
];

const componentOf = (source: string) => `export const C = () => ${source};`;

const refusedOf = (sources: readonly string[]) => refusedLines('text-of-its-own.mjs', 'translated/text-of-its-own', sources);

it('refuses what a translated page does not follow, and takes the rest (TEXT-02)', () => {
  expect(refusedOf(REFUSED.map(componentOf))).toEqual(REFUSED.map(componentOf));
  expect(refusedOf(TAKEN.map(componentOf))).toEqual([]);
});
