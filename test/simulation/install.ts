/** Replaces time, randomness, cryptography, databases, network and log. Import it before everything else. */
import { installLog } from "./log.ts";
import { installMachines } from "./machine.ts";
import { installNetwork } from "./network.ts";
import { installVirtualTime } from "./virtual-time.ts";
import { installWebCrypto } from "./web-crypto.ts";

installVirtualTime();
installWebCrypto();
installMachines();
installNetwork();
installLog();
