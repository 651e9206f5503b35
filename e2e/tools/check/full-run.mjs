/** Whether every test meets everything, in both modes (`npm run test:full`); `runSuites` says so to the processes of the run. */
export const isFull = process.env['E2E_FULL'] === '1';
