/** Whether an e-mail contains one of the deployment's keywords (SUPP-03). */
export const isSupportStaff = (email: string, keywords: readonly string[]): boolean =>
  keywords.some((keyword) => email.toLowerCase().includes(keyword.toLowerCase()));
