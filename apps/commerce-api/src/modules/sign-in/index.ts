export { writeResetLetter } from './password-reset.ts';
export { signInRoutes } from './sign-in-routes.ts';
