/** What a Teacher has to do and has ahead, on 'Inicio' (HOME-06 to HOME-08). */
export { MissingCard } from './missing-card';
export { UpcomingCard } from './upcoming-card';
