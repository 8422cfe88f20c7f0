export { writePasswordResetEmail } from './password-reset.ts';
export { signInRoutes } from './sign-in-routes.ts';
