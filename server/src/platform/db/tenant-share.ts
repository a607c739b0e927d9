/** An organization's other transactions took too long. Nothing was sent; a retry may succeed. */
export class TenantBusy extends Error {}

interface Tenant {
  open: number;
  /** The oldest first. */
  waiting: (() => void)[];
}

/**
 * Limits the transactions that one organization has open at the same time, so that it never uses all connections of the pool: while its transactions
 * wait for one another, those of other organizations find a free connection.
 */
export class TenantShare {
  readonly #max: number;
  readonly #waitMs: number;
  readonly #tenants = new Map<string, Tenant>();

  constructor(options: { max: number; waitMs: number }) {
    this.#max = options.max;
    this.#waitMs = options.waitMs;
  }

  /** Runs `work` when the organization has a free slot. @throws {TenantBusy} when none was free in time */
  async within<T>(organizationId: string, work: () => Promise<T>, waitMs = this.#waitMs): Promise<T> {
    const tenant = this.#tenants.get(organizationId) ?? { open: 0, waiting: [] };
    this.#tenants.set(organizationId, tenant);
    if (tenant.open >= this.#max) await this.#place(tenant, waitMs);
    else tenant.open++;
    try {
      return await work();
    } finally {
      this.#leave(organizationId, tenant);
    }
  }

  #place(tenant: Tenant, waitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        tenant.waiting.splice(tenant.waiting.indexOf(enter), 1);
        reject(new TenantBusy("the organization's other transactions did not end in time"));
      }, waitMs);
      tenant.waiting.push(enter);
    });
  }

  /** Passes the slot on, or frees it. */
  #leave(organizationId: string, tenant: Tenant): void {
    const next = tenant.waiting.shift();
    if (next) return next();
    tenant.open--;
    if (tenant.open === 0) this.#tenants.delete(organizationId);
  }
}
