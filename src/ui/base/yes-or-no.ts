/** The text of a boolean in a table or at a switch (ROOM-04, STUD-10). */
export const yesOrNo = (flag: boolean): string => (flag ? 'SÍ' : 'NO');
