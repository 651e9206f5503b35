/** How a table or a switch says whether something is so (ROOM-04, STUD-10). */
export const yesOrNo = (flag: boolean): string => (flag ? 'SÍ' : 'NO');
