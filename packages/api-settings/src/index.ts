export { type ApiConfig, ConfigError, readConfig, variables } from './config.ts';
export { missingInvoices } from './missing-invoices.ts';
export {
  assertProduction,
  assertPublicUrl,
  doubtfulSettings,
  logDoubtfulSettings,
} from './production-settings.ts';
