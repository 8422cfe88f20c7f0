import { Hono } from 'hono';
import * as v from 'valibot';
import { crashPoints, type CrashSwitch } from '../../../platform/crash-point.ts';
import { respond } from '../../../http/respond.ts';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { checkSchema } from '../../../http/request/check-schema.ts';
import type { Routes } from '../../context.ts';
import { readJsonValue } from '../../../http/request/read-json.ts';
import { createFaultSwitches, fault, type FaultSwitches } from './fault-switches.ts';

/** The switches, all access tokens expired at once, or the end of the process at a named point. */
const wish = v.union([
  fault,
  v.object({ kind: v.literal('expire-tokens') }),
  v.object({ kind: v.literal('crash'), at: v.picklist(crashPoints) }),
]);

export interface FaultInjection {
  /** `POST /faults` sets the next faults, `POST /faults/clear` removes them. For the internal listener. */
  readonly switches: Routes;
  /** Applies the faults to every other call. Mounted before all other middleware. */
  readonly middleware: Routes;
}

/** Calls that fail on demand, only if the operator allows it. Source: wire contract 7. */
export function createFaultInjection(crash: CrashSwitch): FaultInjection {
  const faults = createFaultSwitches();
  return { switches: faultSwitchRoutes(faults, crash), middleware: faultMiddleware(faults) };
}

const faultSwitchRoutes =
  (faults: FaultSwitches, crash: CrashSwitch): Routes =>
  ({ sql, clock }) => {
    const app = new Hono<ApiEnv>();
    app.post('/faults', async (context) => {
      const requestedFault = checkSchema(wish, await readJsonValue(context));
      if (requestedFault.kind === 'crash') crash.next = requestedFault.at;
      else if (requestedFault.kind === 'expire-tokens') {
        await sql`UPDATE session_token SET access_expires_at = ${new Date(clock.now() - 1)}`;
      } else {
        faults.set(requestedFault);
      }
      return respond(context, true);
    });
    app.post('/faults/clear', (context) => {
      faults.clear();
      return respond(context, true);
    });
    return app;
  };

const faultMiddleware =
  (faults: FaultSwitches): Routes =>
  ({ clock }) => {
    const app = new Hono<ApiEnv>();
    app.use('*', async (context, next) => {
      const pendingFault = faults.take(context.req.path);
      switch (pendingFault?.kind) {
        case 'fail':
          return respond(context, 'A fault somebody asked for.', {
            status: pendingFault.code as 500,
          });
        case 'delay':
          await clock.wait(pendingFault.ms);
          return next();
        case 'drop': {
          const socket = (context.env as { incoming?: { socket: { destroy(): void } } } | undefined)
            ?.incoming?.socket;
          if (socket === undefined)
            throw new ApiError(500, 'internal', 'There is no connection to drop.');
          // The work is done and the response is lost: the most difficult case for a client.
          await next();
          socket.destroy();
          return;
        }
        case 'content-type':
          await next();
          context.res.headers.set('content-type', 'text/html');
          return;
        case undefined:
          return next();
      }
    });
    return app;
  };
