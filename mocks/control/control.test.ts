import { describe, expect, it } from 'vitest';
import { ControlError, readAddress, readRequest } from '@mocks/control/control';

const FAULT = { method: 'GET', path: '/api/rooms', kind: 'network' } as const;
const STATUS = { ...FAULT, kind: 'status', status: 500 } as const;
const ANSWER = { ...FAULT, kind: 'answer' } as const;

/** The control API's message for an invalid request. */
function refusalOf(request: unknown): string {
  try {
    readRequest(request);
  } catch (error) {
    if (error instanceof ControlError) return error.message;
    throw error;
  }
  throw new Error('The control API took it.');
}

describe('a request to the control API (DEMO-18)', () => {
  it.each([
    [{}],
    [{ reset: true }],
    [{ reset: {} }],
    [{ reset: { seed: 0, size: 'small' } }],
    [{ latency: [0, 0] }],
    [{ latency: [200, 200] }],
    [{ faults: [] }],
    [{ faults: [FAULT, { ...FAULT, method: 'delete', path: '/api/post/{id}/', times: null }] }],
    [{ faults: [{ ...STATUS, status: 200 }] }],
    [{ faults: [{ ...STATUS, status: 599, errorCode: null, message: null, times: 1, after: 0, stored: true }] }],
    [{ faults: [{ ...STATUS, errorCode: '402', message: '' }] }],
    [{ faults: [{ ...FAULT, kind: 'slow', ms: 0 }] }],
    [{ faults: [{ ...ANSWER, status: 204 }] }],
    [{ faults: [{ ...ANSWER, status: 304, body: null }] }],
    [{ faults: [{ ...ANSWER, body: ['lo que sea'] }] }],
    [{ faults: [{ ...FAULT, path: '/teachers/ana%40yarumos.example' }] }],
  ])('takes %j as it is', (request) => expect(readRequest(request)).toEqual(request));

  it('reads moments', () => {
    expect(readRequest({ now: 'real' })).toEqual({ now: 'real' });
    expect(readRequest({ now: '2026-06-19T10:00:00-05:00' })).toEqual({ now: new Date('2026-06-19T15:00:00Z') });
    for (const now of ['2000-01-01', '2099-12-31T23:59:59Z']) expect(readRequest({ now })).toEqual({ now: new Date(now) });
  });

  it.each([
    ['La petición debe ser un objeto', null],
    ['La petición debe ser un objeto', 'no JSON'],
    ['La petición debe ser un objeto', []],
    ['La petición tiene un campo desconocido: otro', { otro: 1 }],
    ['reset debe ser true o un objeto con seed y size', { reset: false }],
    ['reset debe ser true o un objeto con seed y size', { reset: null }],
    ['reset tiene un campo desconocido: otro', { reset: { otro: 1 } }],
    ['reset.seed debe ser un número entero desde 0', { reset: { seed: -1 } }],
    ['reset.seed debe ser un número entero desde 0', { reset: { seed: 1.5 } }],
    ['reset.seed debe ser un número entero desde 0', { reset: { seed: '7' } }],
    ['reset.size debe ser uno de: small, default, large', { reset: { size: 'huge' } }],
    ['reset.size debe ser uno de: small, default, large', { reset: { size: null } }],
    ["now debe ser una fecha ISO de los años 2000 a 2099, o 'real'", { now: 'ayer' }],
    ["now debe ser una fecha ISO de los años 2000 a 2099, o 'real'", { now: '2026-13-01' }],
    ["now debe ser una fecha ISO de los años 2000 a 2099, o 'real'", { now: '1999-12-31' }],
    ["now debe ser una fecha ISO de los años 2000 a 2099, o 'real'", { now: '2100-01-01' }],
    ["now debe ser una fecha ISO de los años 2000 a 2099, o 'real'", { now: 2026 }],
    ["now debe ser una fecha ISO de los años 2000 a 2099, o 'real'", { now: null }],
    ['latency debe tener dos números', { latency: [1] }],
    ['latency debe tener dos números', { latency: [1, 2, 3] }],
    ['latency debe tener dos números', { latency: [2, 1] }],
    ['latency debe tener dos números', { latency: '1-2' }],
    ['latency[0] debe ser un número entero desde 0', { latency: [-1, 2] }],
    ['latency[1] debe ser un número entero desde 0', { latency: [0, '2'] }],
    ['faults debe ser una lista', { faults: {} }],
    ['faults debe ser una lista', { faults: null }],
    ['faults[0] debe ser un objeto', { faults: [null] }],
    ['faults[1] debe ser un objeto', { faults: [FAULT, 'x'] }],
    ['faults[0] tiene un campo desconocido: otro', { faults: [{ ...FAULT, otro: 1 }] }],
    ['faults[0].method falta', { faults: [{ path: '/', kind: 'hang' }] }],
    ['faults[0].method debe ser GET, POST, PUT o DELETE', { faults: [{ ...FAULT, method: 'TRACE' }] }],
    ['faults[0].method debe ser GET, POST, PUT o DELETE', { faults: [{ ...FAULT, method: 7 }] }],
    ['faults[0].path falta', { faults: [{ method: 'GET', kind: 'hang' }] }],
    ['faults[0].path debe ser una ruta que empiece por / y se pueda decodificar', { faults: [{ ...FAULT, path: '/%E0%A4%A' }] }],
    ['faults[0].path debe ser una ruta que empiece por / y se pueda decodificar', { faults: [{ ...FAULT, path: 'api/rooms' }] }],
    ['faults[0].kind debe ser uno de: status, network', { faults: [{ ...FAULT, kind: 'otro' }] }],
    ['faults[0].kind falta', { faults: [{ method: 'GET', path: '/' }] }],
    ['faults[0].status falta', { faults: [{ ...FAULT, kind: 'status' }] }],
    ['faults[0].status debe ser un número entero de 200 a 599', { faults: [{ ...STATUS, status: 199 }] }],
    ['faults[0].status debe ser un número entero de 200 a 599', { faults: [{ ...ANSWER, status: 600 }] }],
    ['faults[0].status debe ser un número entero de 200 a 599', { faults: [{ ...STATUS, status: '500' }] }],
    ['faults[0].status no admite un cuerpo', { faults: [{ ...STATUS, status: 204 }] }],
    ['faults[0].status no admite un cuerpo', { faults: [{ ...ANSWER, status: 204, body: {} }] }],
    ['faults[0].status no admite un cuerpo', { faults: [{ ...ANSWER, status: 205, body: 0 }] }],
    ['faults[0].status no admite un cuerpo', { faults: [{ ...ANSWER, status: 304, body: '' }] }],
    ['faults[0].errorCode debe ser un texto', { faults: [{ ...STATUS, errorCode: 402 }] }],
    ['faults[0].message debe ser un texto', { faults: [{ ...STATUS, message: {} }] }],
    ['faults[0].ms falta', { faults: [{ ...FAULT, kind: 'slow' }] }],
    ['faults[0].ms debe ser un número entero desde 0', { faults: [{ ...FAULT, kind: 'slow', ms: -1 }] }],
    ['faults[0].times debe ser un número entero desde 1', { faults: [{ ...FAULT, times: 0 }] }],
    ['faults[0].after debe ser un número entero desde 0', { faults: [{ ...FAULT, after: -1 }] }],
    ['faults[0].stored debe ser true o false', { faults: [{ ...FAULT, stored: 'sí' }] }],
    ['faults[0].stored debe ser true o false', { faults: [{ ...FAULT, stored: null }] }],
  ])('says %s', (message, request) => expect(refusalOf(request)).toContain(message));
});

describe('the parameters of the address (DEMO-18)', () => {
  const read = (parameters: Record<string, string>) => readAddress(new URLSearchParams(parameters));

  it('sets nothing where there are none', () => {
    expect(read({ otro: '1', demo: '2' })).toEqual({ request: {}, as: undefined, refused: [] });
  });

  it('reads all of them', () => {
    const faults = [STATUS];
    expect(
      read({
        'demo.as': 'directora',
        'demo.now': '2026-06-19T10:00:00-05:00',
        'demo.latency': '200-800',
        'demo.faults': JSON.stringify(faults),
        'demo.seed': '7',
        'demo.size': 'small',
      }),
    ).toEqual({
      as: 'directora',
      request: { now: new Date('2026-06-19T15:00:00Z'), latency: [200, 800], faults, reset: { seed: 7, size: 'small' } },
      refused: [],
    });
  });

  it.each([
    ['demo.reset', '1', {}],
    ['demo.reset', '0', undefined],
    ['demo.seed', '0', { seed: 0 }],
    ['demo.size', 'large', { size: 'large' }],
  ])('%s=%s resets to %j', (name, text, reset) => expect(read({ [name]: text }).request.reset).toEqual(reset));

  it.each([
    ['demo.otro', '1', 'demo.otro no existe.'],
    ['demo.constructor', '1', 'demo.constructor no existe.'],
    ['demo.reset', 'sí', 'demo.reset debe ser uno de: 0, 1.'],
    ['demo.seed', '-1', 'demo.seed debe ser un número entero desde 0.'],
    ['demo.seed', '', 'demo.seed debe ser un número entero desde 0.'],
    ['demo.size', 'huge', 'demo.size debe ser uno de: small, default, large.'],
    ['demo.now', 'ayer', "demo.now debe ser una fecha ISO de los años 2000 a 2099, o 'real'."],
    ['demo.latency', '200', 'demo.latency debe tener dos números de milisegundos, el primero no mayor que el segundo.'],
    ['demo.latency', '800-200', 'demo.latency debe tener dos números de milisegundos, el primero no mayor que el segundo.'],
    ['demo.faults', '[', 'demo.faults debe ser una lista.'],
    [
      'demo.faults',
      JSON.stringify([STATUS, { ...FAULT, path: '/%E0%A4%A' }]),
      'demo.faults[1].path debe ser una ruta que empiece por / y se pueda decodificar.',
    ],
    ['demo.faults', JSON.stringify([{ ...STATUS, status: 99_999 }]), 'demo.faults[0].status debe ser un número entero de 200 a 599.'],
  ])('leaves %s=%s out and says so, and takes the others', (name, text, message) => {
    const { request, as, refused } = read({ [name]: text, 'demo.as': 'directora' });
    expect([request, as, refused]).toEqual([{}, 'directora', [message]]);
  });
});
