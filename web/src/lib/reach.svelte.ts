/** Whether a server answers. Without one nothing is offered that needs people elsewhere. */
import { serverless } from "../offline/here";

class Reach {
  server = $state(!serverless && navigator.onLine);
}

export const reach = new Reach();

addEventListener("online", () => (reach.server = !serverless));
addEventListener("offline", () => (reach.server = false));
