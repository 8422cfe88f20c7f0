export { stockAlertRoutes } from './stock-alert-routes.ts';
export { endStockAlerts, queueStockAlerts, writeStockEmail } from './stock-alerts.ts';
export { stockEntries, stockRoutes } from './stock-routes.ts';
export { runStock, storeStock } from './stock-command.ts';
