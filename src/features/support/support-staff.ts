/** Whether that e-mail bears one of the deployment's words (SUPP-03). */
export const isSupportStaff = (email: string, keywords: readonly string[]): boolean =>
  keywords.some((keyword) => email.toLowerCase().includes(keyword.toLowerCase()));
