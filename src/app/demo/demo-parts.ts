/** What only the demo shows; one file, fetched in demo mode (LIVE-05). */
export { DemoBar } from './demo-bar';
export { DemoPeople } from './demo-people';
