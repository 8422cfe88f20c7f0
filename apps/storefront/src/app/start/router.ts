export { RouterClient } from '@tanstack/react-router/ssr/client';
