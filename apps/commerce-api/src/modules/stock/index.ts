export { stockAlertRoutes } from './stock-alert-routes.ts';
export { endStockAlerts, queueStockAlerts, writeStockEmail } from './stock-alerts.ts';
export { stockEntries, stockRoutes } from './stock-routes.ts';
export { runStock } from './stock-command.ts';
