/** P8: layout shifts. */
import { crawl } from './crawl.mjs';
import { exactly } from './figure.mjs';

export async function layoutShifts() {
  const steps = await crawl();
  return [150, 1500].map((latency) => {
    const moved = steps.filter((step) => step.latency === latency && step.shifts.length > 0);
    const all = moved.flatMap(({ shifts }) => shifts);
    const sum = Math.round(all.reduce((total, { value }) => total + value, 0) * 1000) / 1000;
    const notes = moved.flatMap(({ role, way, path, shifts }) =>
      shifts.map(({ value, node }) => `${role ?? 'sin sesión'} ${path} (${way}) ${value.toFixed(6)}: ${node}`),
    );
    return exactly(
      'P8',
      `Desplazamientos con respuestas a ${latency} ms (${steps.filter((step) => step.latency === latency).length} visitas)`,
      sum,
      0,
      notes,
    );
  });
}
